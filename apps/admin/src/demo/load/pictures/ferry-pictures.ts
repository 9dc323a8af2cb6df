import { symbol, wordmark } from './client-marks.ts';
import { phone } from './interface-pieces.ts';
import { ink, perforation, printed, scanCode } from './print-pieces.ts';
import type { Draw, Sheet } from './sheet.ts';

/** Lit displays are the same by day and by night. */
const night = '#10131a';
const moon = '#f3f1e8';

const ground = (s: Sheet, fill = s.palette.ground) => s.rect(0, 0, s.width, s.height, { fill });

/** The shape of the hour: a crescent of dots, seen from two metres. */
function crescent(s: Sheet, cx: number, cy: number, r: number, fill: string): string {
  let dots = '';
  for (let ring = 0; ring < 4; ring += 1) {
    const radius = r * (1 - ring * 0.17);
    const count = 19 - ring * 2;
    for (let index = 0; index < count; index += 1) {
      const angle = ((38 + (284 / (count - 1)) * index) * Math.PI) / 180;
      const x = radius * Math.cos(angle) - ring * r * 0.07;
      const y = radius * Math.sin(angle);
      const thick = Math.sin((Math.PI * (index + 0.5)) / count);
      if (ring > 0 && thick < ring * 0.22) continue;
      dots += `<circle cx="${(r + x).toFixed(1)}" cy="${(r + y).toFixed(1)}" r="${(r * 0.072).toFixed(1)}" fill="${fill}"/>`;
    }
  }
  return s.unturned(cx - r, cy - r, 2 * r, dots);
}

/** The ticket on paper and on a locked phone: one hour, one shape, one mark for the device. */
const tickets: Draw = (s) => {
  const p = s.palette;
  return (
    ground(s, p.deep) +
    printed(
      s,
      [90, 190, 1060, 560],
      (paper) => {
        const c = paper.palette;
        return (
          paper.rect(0, 0, 400, 560, { fill: c.second }) +
          crescent(paper, 200, 280, 150, ink) +
          perforation(paper, { x: 400, from: 0, to: 560, ground: p.deep }) +
          wordmark(paper, 460, 52, 74, c.strong) +
          paper.text(460, 258, paper.t({ en: 'Maadi', ar: 'المعادي' }), { size: 84, weight: 600, fill: c.text }) +
          paper.text(460, 322, paper.t({ en: 'to Old Cairo, Line 4', ar: 'إلى مصر القديمة، الخط ٤' }), {
            size: 34,
            fill: c.quiet,
          }) +
          paper.line(460, 366, 1000, 366, c.line) +
          paper.text(460, 424, paper.t({ en: 'Tuesday 15 August', ar: 'الثلاثاء ١٥ أغسطس' }), {
            size: 32,
            fill: c.text,
          }) +
          paper.text(460, 484, paper.t({ en: '12:00 to 13:00', ar: 'من ١٢:٠٠ إلى ١:٠٠ ظهرًا' }), {
            size: 32,
            weight: 600,
            fill: c.text,
          }) +
          scanCode(paper, [800, 396, 130], 4120, c.text)
        );
      },
      { turn: -6 },
    ) +
    phone(s, 1120, 110, 1010, (screen) => lockScreen(screen))
  );
};

function lockScreen(s: Sheet): string {
  const p = s.palette;
  return (
    s.rect(0, 0, 390, 844, { fill: night }) +
    s.text(195, 170, s.t({ en: '11:52', ar: '١١:٥٢' }), { size: 100, fill: moon, align: 'middle' }) +
    s.text(195, 216, s.t({ en: 'Tuesday 15 August', ar: 'الثلاثاء ١٥ أغسطس' }), {
      size: 23,
      fill: moon,
      align: 'middle',
    }) +
    s.at(
      20,
      250,
      350,
      470,
      (card) =>
        card.rect(0, 0, 350, 470, { fill: '#ffffff' }) +
        card.rect(0, 0, 350, 246, { fill: p.second }) +
        crescent(card, 175, 123, 96, ink) +
        card.text(24, 300, card.t({ en: 'Maadi, Old Cairo', ar: 'المعادي، مصر القديمة' }), {
          size: 27,
          weight: 600,
          fill: ink,
        }) +
        card.text(24, 338, card.t({ en: 'until 13:00', ar: 'حتى ١:٠٠ ظهرًا' }), { size: 23, fill: ink }) +
        scanCode(card, [24, 362, 86], 4120, ink) +
        card.text(130, 398, card.t({ en: ['Works without', 'a network'], ar: ['تعمل بلا شبكة', 'على الماء'] }), {
          size: 22,
          fill: ink,
        }),
      { radius: 18 },
    )
  );
}

/** What the inspector sees at noon: black, white, one circle. */
const inspector: Draw = (s) => {
  const white = '#ffffff';
  const black = '#000000';
  return (
    ground(s, s.palette.second) +
    s.rect(380, -120, 840, 1300, { fill: black, radius: 110 }) +
    s.at(
      404,
      -96,
      792,
      1250,
      (screen) =>
        screen.rect(0, 0, 792, 1250, { fill: white }) +
        screen.text(396, 210, screen.t({ en: 'Maadi 12:00', ar: 'المعادي ١٢:٠٠' }), {
          size: 60,
          weight: 600,
          fill: black,
          align: 'middle',
        }) +
        screen.circle(396, 530, 250, { fill: black }) +
        screen.unturned(
          226,
          360,
          340,
          `<path d="M62 180L140 258L282 96" fill="none" stroke="${white}" stroke-width="44" stroke-linecap="square"/>`,
        ) +
        screen.text(396, 920, screen.t({ en: 'Valid', ar: 'صالحة' }), {
          size: 130,
          weight: 600,
          fill: black,
          align: 'middle',
        }) +
        screen.text(396, 1010, screen.t({ en: 'checked here, no network', ar: 'روجعت هنا، بلا شبكة' }), {
          size: 40,
          fill: black,
          align: 'middle',
        }),
      { radius: 92 },
    ) +
    s.text(100, 470, s.t({ en: '0.4', ar: '٠٫٤' }), { size: 110, weight: 600, fill: ink }) +
    s.text(100, 530, s.t({ en: 'seconds', ar: 'ثانية' }), { size: 40, fill: ink }) +
    symbol(s, 1320, 420, 180, ink)
  );
};

const lines = [
  { en: 'Helwan', ar: 'حلوان', at: [12, 0], seats: 14 },
  { en: 'Tora', ar: 'طرة', at: [12, 5], seats: 62 },
  { en: 'Old Cairo', ar: 'مصر القديمة', at: [12, 10], seats: 38 },
  { en: 'Giza', ar: 'الجيزة', at: [12, 15], seats: 0 },
  { en: 'Zamalek', ar: 'الزمالك', at: [12, 20], seats: 81 },
  { en: 'Imbaba', ar: 'إمبابة', at: [12, 30], seats: 97 },
  { en: 'Qanater', ar: 'القناطر', at: [12, 45], seats: 55 },
] as const;

/** The board on the pier: since the boats are counted it can say where there is room. */
const board: Draw = (s) => {
  const p = s.palette;
  return (
    ground(s) +
    s.rect(230, 860, 36, 140, { fill: p.text }) +
    s.rect(1334, 860, 36, 140, { fill: p.text }) +
    s.at(
      90,
      70,
      1420,
      800,
      (panel) =>
        panel.rect(0, 0, 1420, 800, { fill: night }) +
        panel.rect(0, 0, 1420, 132, { fill: p.second }) +
        symbol(panel, 48, 26, 80, ink) +
        panel.text(160, 88, panel.t({ en: 'Maadi pier', ar: 'مرسى المعادي' }), { size: 60, weight: 600, fill: ink }) +
        panel.text(1372, 88, panel.t({ en: '11:58', ar: '١١:٥٨' }), {
          size: 60,
          weight: 600,
          fill: ink,
          align: 'end',
        }) +
        lines
          .map(({ at: [hour, minute], seats, ...name }, index) => {
            const y = 132 + index * 95;
            const full = seats === 0;
            return (
              (index ? panel.line(48, y, 1372, y, '#3a4150') : '') +
              panel.text(48, y + 66, `${panel.n(hour)}:${panel.n(minute, { minimumIntegerDigits: 2 })}`, {
                size: 54,
                weight: 600,
                fill: p.second,
              }) +
              panel.text(290, y + 66, panel.t(name), { size: 54, weight: 600, fill: moon }) +
              boat(panel, 860, y + 24, 300, seats / 120, full ? '#6b7280' : moon) +
              panel.text(
                1372,
                y + 66,
                full
                  ? panel.t({ en: 'full', ar: 'ممتلئ' })
                  : panel.t({ en: `${seats} seats`, ar: `${panel.n(seats)} مكانًا` }),
                {
                  size: 40,
                  fill: full ? '#9aa2b1' : moon,
                  align: 'end',
                },
              )
            );
          })
          .join(''),
      { radius: 8 },
    )
  );
};

/** A deck seen from above: what is taken is filled, from the stern. */
function boat(s: Sheet, x: number, y: number, w: number, free: number, fill: string): string {
  const hull = `M${x} ${y}H${x + w - 46}Q${x + w} ${y + 4} ${x + w} ${y + 24}Q${x + w} ${y + 44} ${x + w - 46} ${y + 48}H${x}z`;
  return s.path(hull, { stroke: fill, weight: 3 }) + s.rect(x + 8, y + 8, (w - 60) * (1 - free), 32, { fill });
}

export const ferryPictures: Draw[] = [tickets, inspector, board];
