import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the kernel's own tick is. */
const millisecondsPerTick = 10;

/** @returns {number[]} the process and everything that it started, parents first */
export function processTree(pid) {
  const children = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = stat(name)?.parent;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree = [pid];
  for (const member of tree) tree.push(...(children.get(member) ?? []));
  return tree;
}

/** Processor time of a process and all its threads, in milliseconds. */
export function processorTime(pid) {
  return stat(pid)?.time ?? 0;
}

/** Resident memory of one process in megabytes (10^6 bytes). */
export function memory(pid) {
  const kibibytes = Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)[1]);
  return (kibibytes * 1024) / 1e6;
}

/** Resident memory of a process and all that it started; pages that they share are counted for each. */
export function treeMemory(pid) {
  return processTree(pid).reduce((sum, member) => sum + memory(member), 0);
}

/** @returns {string | undefined} the folder that a process works in */
export function workingFolder(pid) {
  return attempt(() => readlinkSync(`/proc/${pid}/cwd`));
}

/** @returns {string[]} */
export function commandLine(pid) {
  return attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')) ?? [];
}

/** The command's name stands in brackets and may hold spaces and brackets itself. */
function stat(pid) {
  const text = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields && { parent: Number(fields[1]), time: (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick };
}

/** A process may end while it is looked at. */
function attempt(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}
