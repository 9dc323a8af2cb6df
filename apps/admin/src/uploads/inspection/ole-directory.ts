import type { FileHandle } from 'node:fs/promises';
import { readAt } from './file-bytes.ts';

/** What a program could need at most; a chain that is longer runs in a circle. */
const maxSectors = 4_000;
const headerLength = 512;
const entryLength = 128;
const entriesInHeader = 109;
const lastRegularSector = 0xff_ff_ff_fa;

/**
 * Names in a compound file (MS-CFB, the container of .doc), read along the directory's chain of sectors.
 * @throws {RangeError} where the container contradicts itself
 */
export async function readOleDirectory(handle: FileHandle): Promise<string[]> {
  const header = await readAt(handle, 0, headerLength);
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw new RangeError('A compound file has sectors of 512 or 4096 bytes.');
  const table = new SectorTable(handle, header, 1 << shift);
  const names: string[] = [];
  for await (const sector of table.chain(header.readUInt32LE(48))) {
    const entries = await table.read(sector);
    for (let at = 0; at + entryLength <= entries.length; at += entryLength)
      names.push(entryName(entries.subarray(at, at + entryLength)));
  }
  return names.filter(Boolean);
}

function entryName(entry: Buffer): string {
  const unused = entry[66] === 0;
  const bytes = entry.readUInt16LE(64);
  return unused || bytes < 2 || bytes > 64 ? '' : entry.toString('utf16le', 0, bytes - 2);
}

/** Which sector follows which, read one entry at a time: the whole table of a large file is not needed. */
class SectorTable {
  private readonly handle: FileHandle;
  private readonly header: Buffer;
  private readonly size: number;

  constructor(handle: FileHandle, header: Buffer, size: number) {
    this.handle = handle;
    this.header = header;
    this.size = size;
  }

  async *chain(first: number): AsyncGenerator<number> {
    let sector = first;
    for (let count = 0; sector <= lastRegularSector; count++) {
      if (count === maxSectors) throw new RangeError('The chain of sectors has no end.');
      yield sector;
      sector = await this.next(sector);
    }
  }

  async read(sector: number): Promise<Buffer> {
    const bytes = await readAt(this.handle, (sector + 1) * this.size, this.size);
    if (bytes.length < this.size) throw new RangeError('A sector lies behind the end of the file.');
    return bytes;
  }

  private async next(sector: number): Promise<number> {
    const perSector = this.size / 4;
    const part = await this.tablePart(Math.floor(sector / perSector));
    return (await this.read(part)).readUInt32LE((sector % perSector) * 4);
  }

  /** The sector that holds a part of the table: the first ones stand in the header, the others in a chain of lists. */
  private async tablePart(index: number): Promise<number> {
    if (index < entriesInHeader) return this.header.readUInt32LE(76 + index * 4);
    const perList = this.size / 4 - 1;
    let list = this.header.readUInt32LE(68);
    const hops = Math.floor((index - entriesInHeader) / perList);
    if (hops > maxSectors) throw new RangeError('The table of sectors has no end.');
    for (let hop = 0; hop < hops; hop++) list = (await this.read(list)).readUInt32LE(perList * 4);
    return (await this.read(list)).readUInt32LE(((index - entriesInHeader) % perList) * 4);
  }
}
