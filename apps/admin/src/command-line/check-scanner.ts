import { maxFileBytes } from '@nasaq/contract';
import type { Scanner } from '../env/values.ts';
import { scan } from '../uploads/index.ts';
import { bad, type Finding, look, ok } from './finding.ts';

/** What every scanner with signatures takes for a virus, and none is (eicar.org); in pieces, so that none finds it here. */
const harmless = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('');

/** Whether the scanner is there, has signatures, and takes files as large as ours. */
export async function scannerFindings(scanner: Scanner | undefined): Promise<Finding[]> {
  if (!scanner) return [look("Nothing looks for viruses in visitors' files: CLAMAV_SOCKET is not set.")];
  try {
    if ((await scan(pieces(Buffer.from(harmless)), scanner)) === null)
      return [bad('CLAMAV_SOCKET answers, and does not know the test virus: give it signatures (freshclam).')];
    await scan(pieces(Buffer.alloc(maxFileBytes)), scanner);
    return [ok("CLAMAV_SOCKET looks for viruses in visitors' files.")];
  } catch (error) {
    const { message } = error as Error;
    const how = message.includes('size limit') ? 'raise its StreamMaxLength to 10M or more' : 'start it, or unset it';
    return [bad(`CLAMAV_SOCKET gives no verdict (${message}), so that files are refused: ${how}.`)];
  }
}

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 1024 ** 2) yield bytes.subarray(at, at + 1024 ** 2);
}
