import { afterEach, expect, test } from 'vitest';
import { submissionStates } from './submissions/states.ts';
import { fieldLabel } from './submissions/field-labels.ts';
import { fileSize } from './submissions/file-size.ts';
import { workingDays } from './submissions/promises.ts';
import { failureMessage } from './submissions/rule-messages.ts';
import { languageNames, localeInfo, yesAndNo } from './locale.ts';
import { builtTexts, liveBilingual, liveTexts, sayWords } from './words.ts';

afterEach(() => {
  sayWords('en', {});
  sayWords('ar', {});
});

test('an owner’s words are said wherever the built text was, in their language alone, until they are taken back', () => {
  sayWords('ar', {
    'contract/rules.message.required': 'نحتاج إلى {field}',
    'contract/fields.email': 'بريدك',
    'contract/states.orders.quoted': 'في انتظارك',
    'contract/measures.bytes.kb': 'ك.ب',
    'contract/measures.numbers.2': 'اثنين',
    'contract/rules.counted.links.two': 'رابطين فقط',
    'contract/names.languages.en': 'إنكليزي',
    'contract/names.own_language': 'عربي',
    'contract/names.answers.yes': 'أجل',
  });
  expect(failureMessage({ field: 'email', rule: 'required' }, 'ar')).toBe('نحتاج إلى بريدك');
  expect(failureMessage({ field: 'links', rule: 'links', max: 2 }, 'ar')).toContain('رابطين فقط');
  expect(submissionStates.orders.quoted).toEqual({ en: 'Quoted', ar: 'في انتظارك' });
  expect(fileSize(2048, 'ar')).toBe('٢ ك.ب');
  expect(workingDays(2, 'ar')).toBe('يومي عمل');
  expect([languageNames.en.ar, localeInfo.ar.name, yesAndNo.yes.ar]).toEqual(['إنكليزي', 'عربي', 'أجل']);
  expect(fieldLabel('email', 'en')).toBe('Email');
  expect(builtTexts().get('contract/fields.email')).toEqual({ en: 'Email', ar: 'البريد الإلكتروني' });
  sayWords('ar', {});
  expect(failureMessage({ field: 'email', rule: 'required' }, 'ar')).toBe('البريد الإلكتروني مطلوب');
  expect([fileSize(2048, 'ar'), languageNames.en.ar]).toEqual(['٢ كيلوبايت', 'الإنجليزية']);
});

test('a table that is made later says the words too, and keys that nothing has any more are nothing', () => {
  sayWords('en', {
    'mails/later.subject.new': 'Ours',
    'mails/later.gone': 'x',
    'mails/late.subject': 'y',
    broken: 'z',
  });
  const late = liveTexts('mails/later', { subject: { new: 'Built' } }, { subject: { new: 'مبني' } });
  const both = liveBilingual('mails/later', { subject: { new: 'Built' } }, { subject: { new: 'مبني' } });
  expect(late).toEqual({ en: { subject: { new: 'Ours' } }, ar: { subject: { new: 'مبني' } } });
  expect(both.subject.new).toEqual({ en: 'Ours', ar: 'مبني' });
  sayWords('en', {});
  expect([late.en.subject.new, both.subject.new.en]).toEqual(['Built', 'Built']);
});

test('forms of counts that Arabic alone has are texts of their own', () => {
  const built = builtTexts();
  expect(built.get('contract/rules.counted.links.few')).toEqual({ ar: '# روابط' });
  expect(built.get('contract/rules.counted.links.one')).toEqual({ en: '# address', ar: 'رابطًا واحدًا' });
  expect(built.size).toBeGreaterThan(100);
});
