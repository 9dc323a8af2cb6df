import { staffStyle } from '@nasaq/brand';
import type { Payload } from 'payload';
import { loadCompany } from '../../../platform/company/company.ts';
import { Mark } from '../../../platform/staff/brand/mark.tsx';
import { presentBrand, readBrandSettings } from '../read-brand.ts';

interface Props {
  payload: Payload;
}

/** The company's mark as it is published: its own files, its rosette, or that of the house. */
async function CompanyMark({ payload, size }: Props & { size: number }) {
  const { name } = await loadCompany('en', payload);
  const mark = presentBrand(await readBrandSettings(payload), name)?.mark;
  if (!mark) return <Mark size={size} />;
  if (mark.kind === 'rosette')
    return (
      <svg aria-hidden="true" className="nasaq-mark" height={size} viewBox={mark.viewBox} width={size}>
        {mark.strokes.map((path) => (
          <path key={path} d={path} fill="none" stroke="currentColor" strokeWidth={mark.strokeWidth} />
        ))}
      </svg>
    );
  const width = Math.min(mark.width / mark.height, 6) * size;
  return (
    <span className="company-mark">
      <img alt="" data-ground="light" height={size} src={mark.light} width={width} />
      <img alt="" data-ground="dark" height={size} src={mark.dark} width={width} />
    </span>
  );
}

/** Stands for the dashboard in the breadcrumb of every screen. */
export function Icon({ payload }: Props) {
  return <CompanyMark payload={payload} size={22} />;
}

/** The mark with the name in both scripts, on the screens before signing in. */
export async function Logo({ payload }: Props) {
  const [en, ar] = await Promise.all([loadCompany('en', payload), loadCompany('ar', payload)]);
  return (
    <span className="nasaq-logo">
      <CompanyMark payload={payload} size={72} />
      <span className="nasaq-logo__words">
        {en.name && <span lang="en">{en.name}</span>}
        {ar.name && ar.name !== en.name && <span lang="ar">{ar.name}</span>}
      </span>
    </span>
  );
}

/** The brand's colour on the screens of staff; nothing for that of the house. */
export async function CompanyColours({ payload }: Props) {
  const { colours } = await loadCompany('en', payload);
  const style = staffStyle(colours ?? {});
  return style ? <style>{style}</style> : null;
}
