/** One plain address. Whatever could name a second recipient or begin another header is none. */
export function isMailAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s\p{C}<>()[\],;:"\\@]+@[^\s\p{C}<>()[\],;:"\\@]+$/u.test(address);
}
