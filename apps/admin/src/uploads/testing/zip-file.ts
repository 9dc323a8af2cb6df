import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  data: string | Buffer;
  /** Stored as it is. */
  stored?: boolean;
  /** What the directory says of the inflated size, where it lies. */
  claimedSize?: number;
  /** Index of the entry whose data this one shares. */
  sharing?: number;
  encrypted?: boolean;
}

/** A zip archive made by hand, so that it can be wrong in every way that an attacker's is. */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const data = Buffer.from(entry.data);
    const packed = entry.stored ? data : deflateRawSync(data, { level: 9 });
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x800 | (entry.encrypted ? 1 : 0), 2);
    fields.writeUInt16LE(entry.stored ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(entry.claimedSize ?? data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const directory = Buffer.alloc(46);
    directory.writeUInt32LE(0x02014b50, 0);
    directory.writeUInt16LE(20, 4);
    fields.copy(directory, 6);
    directory.writeUInt32LE(entry.sharing === undefined ? offset : offsets[entry.sharing]!, 42);
    central.push(directory, name);
    offsets.push(offset);
    if (entry.sharing !== undefined) continue;
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed]);
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
