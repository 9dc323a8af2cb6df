/** What is said where the same is done with several submissions, per language of the interface. */
const english = {
  title: 'With all that are selected',
  pickAll: 'Select all on this page',
  pick: 'Select {reference}',
  picked: 'Selected: {count}',
  clear: 'Clear the selection',
  assign: 'Assign to…',
  assignNow: 'Assign',
  assignHint: 'Your colleague gets a mail about each.',
  state: 'Change state…',
  mail: 'Mail the senders',
  mailHint: 'Each sender who left an address hears of the new state, without a preview.',
  silent: 'Without an address: {count}',
  done: 'Done: {done} of {all}.',
  notDone: 'Not done, and still selected:',
};

export type BulkTexts = typeof english;

const arabic: BulkTexts = {
  title: 'مع كل المحدد',
  pickAll: 'تحديد كل ما في الصفحة',
  pick: 'تحديد {reference}',
  picked: 'المحدد: {count}',
  clear: 'إلغاء التحديد',
  assign: 'إسناد إلى…',
  assignNow: 'إسناد',
  assignHint: 'يصل زميلك بريد عن كل منها.',
  state: 'تغيير الحالة…',
  mail: 'إخطار المرسلين بالبريد',
  mailHint: 'كل من ترك عنوانًا يُبلَّغ بالحالة الجديدة، دون معاينة.',
  silent: 'بلا عنوان: {count}',
  done: 'تم {done} من {all}.',
  notDone: 'لم يتم ما يلي، ولا يزال محددًا:',
};

export const bulkTexts = { en: english, ar: arabic };
