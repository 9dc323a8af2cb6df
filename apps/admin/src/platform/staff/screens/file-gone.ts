/**
 * Whether a browser reads a chosen file no more: it was saved again, moved or deleted since. Browsers then refuse its
 * bytes for good, the new ones too, and a call that sends them fails as one that reaches nobody. Only choosing it again
 * helps.
 */
export async function isFileGone(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return false;
  } catch {
    return true;
  }
}
