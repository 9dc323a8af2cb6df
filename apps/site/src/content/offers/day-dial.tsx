const radius = 42;
const centre = 50;
const ticks = Array.from({ length: 24 }, (_, hour) => {
  const length = hour % 6 === 0 ? 9 : 4;
  return `M${point(hour * 60, radius)}L${point(hour * 60, radius - length)}`;
}).join('');

/** Minutes after midnight of `7:40` or `16:30`; null where a time is told in words. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** The round of a day with midnight below: how much of it has passed since the first moment. */
export function DayDial({ from, at }: { from: number; at: number }) {
  return (
    <svg viewBox="0 0 100 100" className="dial" aria-hidden="true">
      <circle cx={centre} cy={centre} r={radius} className="dial__guide" />
      <path d={ticks} className="dial__guide" />
      {at !== from && <path d={arc(from, at)} className="dial__passed" />}
      <path d={`M${centre} ${centre}L${point(at, radius)}`} className="dial__hand" />
      <path d={lozenge(at)} className="dial__now" />
    </svg>
  );
}

function arc(from: number, at: number): string {
  const passed = (at - from + 1440) % 1440;
  return `M${point(from, radius)}A${radius} ${radius} 0 ${passed > 720 ? 1 : 0} 1 ${point(at, radius)}`;
}

function lozenge(at: number): string {
  const [x, y] = place(at, radius);
  return `M${round(x)} ${round(y - 5)}l5 5-5 5-5-5z`;
}

function point(minutes: number, distance: number): string {
  return place(minutes, distance).map(round).join(' ');
}

function place(minutes: number, distance: number): [number, number] {
  const angle = (minutes / 1440) * 2 * Math.PI;
  return [centre - distance * Math.sin(angle), centre + distance * Math.cos(angle)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
