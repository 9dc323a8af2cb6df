import { expect, it, vi } from 'vitest';
import { receiveToasts, showToast, whenToastsAreWanted, type ToastMessage } from './show-toast.ts';

it('a message that comes before the container asks for it, waits, and is shown once', () => {
  const wanted = vi.fn<() => void>();
  const stopWanting = whenToastsAreWanted(wanted);
  showToast({ text: 'early' });
  expect(wanted).toHaveBeenCalledOnce();

  const shown: ToastMessage[] = [];
  const stop = receiveToasts((message) => shown.push(message));
  showToast({ text: 'late', variant: 'error' });
  expect(shown).toEqual([{ text: 'early' }, { text: 'late', variant: 'error' }]);

  stop();
  stopWanting();
  const again: ToastMessage[] = [];
  receiveToasts((message) => again.push(message))();
  expect(again).toEqual([]);
});

it('the same message waits once, another one too', () => {
  showToast({ text: 'copied' });
  showToast({ text: 'copied' });
  showToast({ text: 'copied', variant: 'error' });
  const shown: ToastMessage[] = [];
  receiveToasts((message) => shown.push(message))();
  expect(shown).toEqual([{ text: 'copied' }, { text: 'copied', variant: 'error' }]);
});
