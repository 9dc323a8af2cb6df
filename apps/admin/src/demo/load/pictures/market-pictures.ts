import { hex } from '@nasaq/design';
import { symbol, wordmark } from './client-marks.ts';
import { done } from './interface-pieces.ts';
import { ink, printed } from './print-pieces.ts';
import type { Draw, Sheet } from './sheet.ts';

const ground = (s: Sheet, fill = s.palette.ground) => s.rect(0, 0, s.width, s.height, { fill });

const order = [
  {
    en: 'Tomatoes',
    ar: 'طماطم',
    note: { en: 'soft, for cooking', ar: 'طرية للطبخ' },
    asked: { en: '1 kg', ar: 'كيلو' },
    weighed: { en: '1.02', ar: '١٫٠٢' },
  },
  {
    en: 'Okra',
    ar: 'بامية',
    note: { en: 'small ones', ar: 'صغيرة' },
    asked: { en: '500 g', ar: 'نصف كيلو' },
    weighed: { en: '0.51', ar: '٠٫٥١' },
  },
  {
    en: 'White cheese',
    ar: 'جبن أبيض',
    note: { en: 'like last time', ar: 'زي المرة اللي فاتت' },
    asked: { en: '250 g', ar: 'ربع كيلو' },
    weighed: { en: '0.25', ar: '٠٫٢٥' },
  },
  { en: 'Mint', ar: 'نعناع', note: null, asked: { en: '2 bunches', ar: 'حزمتان' }, weighed: null },
] as const;

/** A paper bag as orders used to arrive, and the screen of those who pack, which came before the shop. */
const packing: Draw = (s) => {
  const p = s.palette;
  const bag = hex(s.theme === 'light' ? 'oklch(0.8 0.06 72)' : 'oklch(0.68 0.05 72)');
  const pencil = '#2b2016';
  return (
    ground(s, p.deep) +
    s.at(
      70,
      130,
      480,
      760,
      (paper) =>
        paper.path(
          `M0 24${Array.from({ length: 12 }, (_, index) => `L${index * 40 + 20} ${index % 2 ? 24 : 0}`).join('')}L480 24V760H0Z`,
          { fill: bag },
        ) +
        paper.line(48, 24, 48, 760, '#00000022', 3) +
        order
          .map((row, index) =>
            paper.at(
              80,
              130 + index * 140,
              380,
              120,
              (hand) =>
                hand.text(0, 44, hand.t({ en: row.en, ar: row.ar }), { size: 44, fill: pencil, weight: 600 }) +
                hand.text(0, 98, hand.t(row.asked), { size: 36, fill: pencil }),
              {
                turn: index % 2 ? -2 : 1.5,
              },
            ),
          )
          .join('') +
        paper.text(80, 716, '0100 555 0148', { size: 36, fill: pencil, ltr: true }),
      { turn: -5 },
    ) +
    s.at(
      620,
      80,
      920,
      840,
      (screen) =>
        ground(screen, p.surface) +
        screen.rect(0, 0, 920, 128, { fill: p.soft }) +
        symbol(screen, 44, 30, 68, p.strong) +
        screen.text(140, 84, screen.t({ en: 'Order 318, Shubra', ar: 'الطلب ٣١٨، شبرا' }), {
          size: 50,
          weight: 600,
          fill: p.text,
        }) +
        order
          .map(({ note, asked, weighed, ...name }, index) => {
            const y = 128 + index * 178;
            return (
              (index === 3 ? screen.rect(0, y, 920, 178, { fill: p.soft }) : '') +
              screen.line(0, y, 920, y, p.line) +
              screen.text(44, y + (note ? 80 : 108), screen.t(name), { size: 60, weight: 600, fill: p.text }) +
              (note ? screen.text(44, y + 138, screen.t(note), { size: 38, fill: p.strong }) : '') +
              screen.text(740, y + 106, screen.t(weighed ?? asked), {
                size: weighed ? 60 : 42,
                weight: 600,
                fill: p.text,
                align: 'end',
              }) +
              (weighed
                ? done(screen, 830, y + 88, 44)
                : screen.circle(830, y + 88, 41, { stroke: p.strong, weight: 6 }))
            );
          })
          .join(''),
      { radius: 12 },
    )
  );
};

const spellings = {
  ar: ['ملوخية', 'ملوخيه', 'ملخية', 'ملوخيا', 'ملوخيّة'],
  en: ['molokhia', 'mloukhia', 'mulukhiyah', 'molokheya'],
} as const;

/** Nine ways to write one vegetable lead to one bunch. */
const search: Draw = (s) => {
  const p = s.palette;
  const words = [
    ...spellings.ar.map((word, index) => ({ word, x: 90, y: 212 + index * 150, ltr: false })),
    ...spellings.en.map((word, index) => ({ word, x: 400, y: 287 + index * 150, ltr: true })),
  ];
  return (
    ground(s) +
    words
      .map(({ x, y, ltr }) =>
        s.path(`M${x + (ltr ? 330 : 270)} ${y - 16}C${ltr ? 820 : 780} ${y - 16} 780 500 920 500`, {
          stroke: p.mid,
          weight: 3,
        }),
      )
      .join('') +
    words
      .map(
        ({ word, x, y, ltr }) =>
          s.rect(x, y - 62, ltr ? 330 : 270, 92, { fill: p.surface, radius: 46 }) +
          s.text(x + (ltr ? 165 : 135), y, word, { size: 42, fill: p.text, align: 'middle', ltr }),
      )
      .join('') +
    s.at(
      920,
      180,
      580,
      640,
      (card) =>
        ground(card, p.surface) +
        card.rect(0, 0, 580, 330, { fill: p.deep }) +
        bunch(card, p.second, p.mid) +
        card.text(44, 430, card.t({ en: 'Molokhia', ar: 'ملوخية' }), { size: 68, weight: 600, fill: p.text }) +
        card.text(44, 490, card.t({ en: 'by the bunch, picked today', ar: 'بالحزمة، قطف اليوم' }), {
          size: 32,
          fill: p.quiet,
        }) +
        card.text(44, 584, card.t({ en: 'EGP 12', ar: '١٢ ج.م.' }), { size: 56, weight: 600, fill: p.strong }) +
        card.text(536, 584, card.t({ en: 'until 11:00', ar: 'حتى ١١:٠٠' }), { size: 32, fill: p.quiet, align: 'end' }),
      { radius: 12 },
    )
  );
};

/** Stalks and leaves, tied once. */
function bunch(s: Sheet, tie: string, green: string): string {
  const stalks = [-3, -2, -1, 0, 1, 2, 3].map((at) => {
    const [x, y] = [290 + at * 62, 70 + Math.abs(at) * 16];
    return (
      `<path d="M290 250Q${290 + at * 26} 180 ${x} ${y}" fill="none" stroke="${green}" stroke-width="9"/>` +
      [0.45, 0.75, 1]
        .map((share) => {
          const [cx, cy] = [290 + (x - 290) * share, 250 + (y - 250) * share];
          return `<ellipse cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" rx="15" ry="34" fill="${green}" transform="rotate(${at * 12} ${cx.toFixed(0)} ${cy.toFixed(0)})"/>`;
        })
        .join('')
    );
  });
  return s.unturned(
    0,
    0,
    580,
    `${stalks.join('')}<path d="M290 250L262 318M290 250L290 322M290 250L318 318" stroke="${green}" stroke-width="12"/><rect x="262" y="236" width="56" height="26" rx="8" fill="${tie}"/>`,
  );
}

const prices = [
  { en: 'Tomatoes', ar: 'طماطم', price: 18, hour: { en: '11:00 to 12:00', ar: 'من ١١ إلى ١٢' }, x: 90 },
  { en: 'Lemons', ar: 'ليمون', price: 34, hour: { en: '11:00 to 12:00', ar: 'من ١١ إلى ١٢' }, x: 850 },
] as const;

/** Crates with the price of the hour on a stick: the shop shows the same figure at the same minute. */
const stall: Draw = (s) => {
  const p = s.palette;
  const wood = hex(s.theme === 'light' ? 'oklch(0.7 0.07 65)' : 'oklch(0.5 0.06 65)');
  const fruit = [hex('oklch(0.6 0.19 30)'), hex('oklch(0.86 0.17 105)')] as const;
  return (
    ground(s, p.deep) +
    wordmark(s, 90, 60, 96, p.onDeep) +
    prices
      .map(
        ({ price, hour, x, ...name }, crate) =>
          [0, 1, 2]
            .map((row) =>
              Array.from({ length: 6 - (row % 2) }, (_, index) =>
                s.circle(x + 70 + (row % 2) * 52 + index * 104, 700 - row * 74, 56, {
                  fill: fruit[crate]!,
                  stroke: p.deep,
                  weight: 5,
                }),
              ).join(''),
            )
            .reverse()
            .join('') +
          s.rect(x, 720, 660, 90, { fill: wood }) +
          s.rect(x, 826, 660, 90, { fill: wood }) +
          s.rect(x + 20, 700, 40, 300, { fill: wood }) +
          s.rect(x + 600, 700, 40, 300, { fill: wood }) +
          s.rect(x + 322, 480, 16, 240, { fill: wood }) +
          printed(
            s,
            [x + 110, 210, 440, 330],
            (sign) => {
              const c = sign.palette;
              return (
                sign.text(40, 78, sign.t(name), { size: 52, weight: 600, fill: ink }) +
                sign.text(40, 226, sign.n(price), { size: 160, weight: 600, fill: c.strong }) +
                sign.text(400, 226, sign.t({ en: 'EGP a kilo', ar: 'ج.م. للكيلو' }), {
                  size: 32,
                  fill: ink,
                  align: 'end',
                }) +
                sign.text(40, 296, sign.t(hour), { size: 34, fill: c.quiet })
              );
            },
            { turn: crate ? 2 : -2, radius: 4 },
          ),
      )
      .join('')
  );
};

export const marketPictures: Draw[] = [packing, search, stall];
