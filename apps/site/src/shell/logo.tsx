import { brandName, type BrandMark } from '@nasaq/contract';
import { useBrand, useSiteData } from '../router/context.tsx';
import { logoPaths, logoStrokeWidth, logoViewBox } from './logo-paths.ts';

const house = { kind: 'rosette', viewBox: logoViewBox, strokes: logoPaths, strokeWidth: logoStrokeWidth } as const;

/** The company's mark with its name in both scripts; on hover the lines of a rosette draw themselves. */
export function Logo({ words = true }: { words?: boolean }) {
  const mark = useBrand()?.mark ?? house;
  const hasName = mark.kind === 'file' && mark.hasName;
  return (
    <span className="logo">
      <Mark mark={mark} />
      {words && !hasName && <Words />}
    </span>
  );
}

function Mark({ mark }: { mark: BrandMark | typeof house }) {
  if (mark.kind === 'file') {
    const { dark, height, light, width } = mark;
    const size = { height, width, className: 'logo__file' };
    // One for each ground; styles show one of them.
    return (
      <>
        <img {...size} alt="" src={light} data-ground="light" />
        <img {...size} alt="" src={dark} data-ground="dark" />
      </>
    );
  }
  return (
    <svg viewBox={mark.viewBox} className="logo__mark" aria-hidden="true">
      {mark.strokes.map((path) => (
        <path key={path} d={path} pathLength={1} fill="none" stroke="currentColor" strokeWidth={mark.strokeWidth} />
      ))}
    </svg>
  );
}

/** Letters that a phone's bar has room for beside the mark, in one line. */
const short = 10;

/** Each name once: a company may be called the same in both. Before it is known, nobody is named. */
function Words() {
  const { nameAr, nameEn } = useSiteData().general;
  const isHouse = nameEn === brandName.en && nameAr === brandName.ar;
  const isLong = [nameEn, nameAr].some((name) => name && name.length > short);
  const own = isLong ? 'logo__words logo__words--own logo__words--long' : 'logo__words logo__words--own';
  return (
    <span className={isHouse ? 'logo__words' : own} aria-hidden="true">
      {nameEn && <span lang="en">{nameEn}</span>} {nameAr && nameAr !== nameEn && <span lang="ar">{nameAr}</span>}
    </span>
  );
}
