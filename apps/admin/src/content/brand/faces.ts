/** A Latin face and an Arabic one that go together. */
interface FacePair {
  id: string;
  names: { en: string; ar: string };
}

/** From which an owner chooses; the first one is what stands without a choice. */
export const facePairs: readonly FacePair[] = [
  { id: 'plex', names: { en: 'IBM Plex Sans · IBM Plex Sans Arabic', ar: 'بلكس (IBM Plex Sans)' } },
  { id: 'cairo', names: { en: 'Cairo · Cairo', ar: 'القاهرة (Cairo)' } },
  { id: 'readex', names: { en: 'Readex Pro · Readex Pro', ar: 'ريدكس (Readex Pro)' } },
  { id: 'naskh', names: { en: 'Source Serif 4 · Noto Naskh Arabic', ar: 'نسخ (Source Serif 4، Noto Naskh)' } },
  { id: 'tajawal', names: { en: 'Tajawal · Tajawal', ar: 'تجوال (Tajawal)' } },
];
