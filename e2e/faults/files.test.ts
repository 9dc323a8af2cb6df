import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { localePath, maxFileBytes, paths } from '@nasaq/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { disguisedProgram, docx, docxBomb, misnamed, pdf, png, type SampleFile } from '../support/sample-files.ts';
import { residentMegabytes } from './product/memory.ts';
import type { Product } from './product/product.ts';
import { startProduct } from './product/start-product.ts';
import { eachOnce, freshDomain, outcome } from './sender/count.ts';
import { openForm, referenceOf } from './sender/plain-form.ts';
import { errorOf, Sender, uploadOf } from './sender/sender.ts';
import { validDraft } from './sender/valid-draft.ts';

let product: Product;
let domain: string;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());
beforeEach(() => {
  domain = freshDomain();
});

const arabic = /[\u0600-\u06FF]/;
test.each<[string, SampleFile, string[]]>([
  ['a program that is called cv.pdf', disguisedProgram(), ['type', 'content']],
  ...misnamed.map((file): [string, SampleFile, string[]] => [
    `another thing that is called ${file.name}`,
    file,
    ['type', 'content'],
  ]),
  ['a document that unpacks to two hundred megabytes', docxBomb(), ['bomb']],
  ['a file of no bytes', { ...pdf(), bytes: new Uint8Array() }, ['empty']],
  ['a file of one byte too many', pdf('cv.pdf', maxFileBytes + 1), ['too_large']],
])('%s is refused as a CV, in the sender’s language, and the CV that follows is taken', async (_, file, reasons) => {
  const before = residentMegabytes(product.admin.pid);
  const sender = new Sender('ar');
  const refused = await sender.upload('applications', 'cv', file);
  expect(refused.status).toBe(reasons.includes('too_large') ? 413 : 422);
  const { reason, message } = errorOf(refused);
  expect(reasons).toContain(reason);
  expect(message).toMatch(arabic);
  expect(residentMegabytes(product.admin.pid) - before > 150).toBe(false);
  const receipt = await sender.send(await validDraft(sender, 'applications', `a@${domain}`));
  expect(await outcome(product, domain, [receipt])).toEqual(eachOnce([receipt]));
});

test('a file of exactly the limit, and each type that is promised, are taken', async () => {
  const sender = new Sender('en');
  const tokens = [];
  for (const file of [pdf('brief.pdf', maxFileBytes), docx(), png(), png('صورة.png')])
    tokens.push(uploadOf(await sender.upload('orders', 'files', file)).token);
  const receipt = await sender.send(await validDraft(sender, 'orders', `a@${domain}`, { files: tokens }));
  expect(await outcome(product, domain, [receipt])).toEqual(eachOnce([receipt]));
  const [row] = await product.rows.from('orders', domain);
  const files = await product.rows.query(
    'SELECT filename, filesize FROM uploads u JOIN uploads_rels r ON r.parent_id = u.id WHERE r.orders_id = $1 ORDER BY u.id',
    [row?.id],
  );
  expect(files.map(({ filename }) => filename)).toEqual(['brief.pdf', 'letter.docx', 'screen.png', 'صورة.png']);
  expect(Number(files[0]?.filesize)).toBe(maxFileBytes);
});

test('a file of another person, or of another field, is refused at the submission', async () => {
  const owner = new Sender('en');
  const { token } = uploadOf(await owner.upload('orders', 'files', pdf('mine.pdf')));
  const receipt = await owner.send(await validDraft(owner, 'orders', `owner@${domain}`, { files: [token] }));
  const thief = new Sender('ar');
  const stolen = await thief.post(await validDraft(thief, 'orders', `thief@${domain}`, { files: [token] }));
  expect(stolen.status).toBe(422);
  expect(errorOf(stolen).failures?.[0]?.field).toBe('files');
  const { token: screenshot } = uploadOf(await thief.upload('reports', 'screenshots', png()));
  const astray = await thief.post(await validDraft(thief, 'orders', `thief@${domain}`, { files: [screenshot] }));
  expect(astray.status).toBe(422);
  expect(await outcome(product, domain, [receipt])).toEqual(eachOnce([receipt]));
});

test('a refused file in a form without JavaScript → 422, the other values and the good file are kept, and it can be sent', async () => {
  const form = await openForm(localePath('ar', paths.report), new Sender().from);
  form.write({ severity: 'high', help_details: 'تعطلت الصفحة.', first_name: 'ليلى', email: `a@${domain}` });
  form.attach('screenshots', png('جيدة.png'));
  form.attach('screenshots', { ...disguisedProgram('سيئة.png'), type: 'image/png' });
  const refused = await form.submit();
  expect(refused.status).toBe(422);
  for (const kept of ['تعطلت الصفحة.', 'ليلى', `a@${domain}`, 'جيدة.png', 'سيئة.png'])
    expect(refused.text).toContain(kept);
  const again = form.reopen(refused);
  const sent = await again.submit();
  const { reference } = referenceOf(sent);
  const receipts = [{ reference }];
  expect(await outcome(product, domain, receipts)).toEqual(eachOnce(receipts));
  const files = await product.rows.query("SELECT filename FROM uploads WHERE filename IN ('جيدة.png', 'سيئة.png')");
  expect(files).toEqual([{ filename: 'جيدة.png' }]);
});

const canFill = canMount();

test.runIf(canFill)(
  'the disk is full → 507 in the sender’s language, the form still goes out, and space heals it',
  async () => {
    const folder = path.join(product.dataDir, 'uploads');
    // Uploads leave 256 MB to the database.
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=258m', 'nasaq-faults', folder]);
    const sender = new Sender('ar');
    try {
      const refused = await sender.upload('orders', 'files', pdf('large.pdf', 5_000_000));
      expect(refused.status).toBe(507);
      expect(errorOf(refused)).toMatchObject({ code: 'storage_full', message: expect.stringMatching(arabic) });
      const small = uploadOf(await sender.upload('orders', 'files', pdf('small.pdf')));
      expect(small.filesize).toBeGreaterThan(0);
      const receipt = await sender.send(await validDraft(sender, 'orders', `a@${domain}`));
      expect(await outcome(product, domain, [receipt])).toEqual(eachOnce([receipt]));
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
    uploadOf(await sender.upload('orders', 'files', pdf('large.pdf', 5_000_000)));
  },
);

function canMount(): boolean {
  const folder = path.join(process.env.TMPDIR ?? '/tmp', `nasaq-mount-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'nasaq-faults', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
