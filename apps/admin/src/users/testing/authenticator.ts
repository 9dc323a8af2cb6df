import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** A passkey as a browser and its device make and use it (WebAuthn, ES256, attestation `none`). */
export class Authenticator {
  readonly id = randomBytes(16);
  private readonly key: KeyObject;
  private readonly cose: Buffer;
  private readonly origin: string;
  private count = 0;

  constructor(origin = 'http://localhost:3001') {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
    const [one, other] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    this.cose = Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), one, Buffer.from('225820', 'hex'), other]);
  }

  make({ challenge, rp }: { challenge: string; rp: { id: string } }): object {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.cose]);
    // User present, and with the new key.
    const authData = Buffer.concat([this.head(rp.id, 0x41), attested]);
    const size = Buffer.alloc(2);
    size.writeUInt16BE(authData.length);
    // {fmt: none, attStmt: {}, authData}
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      size,
      authData,
    ]);
    return this.answer({
      clientDataJSON: this.client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  use({ challenge, rpId }: { challenge: string; rpId: string }): object {
    this.count += 1;
    const clientData = this.client('webauthn.get', challenge);
    const authData = this.head(rpId, 0x01);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.key);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private head(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private answer(response: object): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
