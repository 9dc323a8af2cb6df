import { Link } from 'peer-link';
import { JsonLdScripts } from '../../../../apps/site/src/head/head-tags.tsx';
import { breadcrumbList } from '../../../../apps/site/src/head/json-ld.ts';
import { messages } from '../messages.js';

/** @param {{ trail: { title: string, to?: string }[], path: string, siteUrl: string }} props `path` is the page's own */
export function Breadcrumbs({ trail, path, siteUrl }) {
  const crumbs = [{ title: messages.shell.menu.home, to: '/' }, ...trail];
  const list = breadcrumbList(
    crumbs.map(({ title, to }) => ({ title, path: to ?? path })),
    { siteUrl, locale: 'en' },
  );
  return (
    <nav aria-label={messages.ui.breadcrumbs} className="crumbs">
      <ol>
        {crumbs.map(({ title, to }) => (
          <li key={to ?? title}>{to ? <Link href={to}>{title}</Link> : <span aria-current="page">{title}</span>}</li>
        ))}
      </ol>
      <JsonLdScripts objects={[list]} />
    </nav>
  );
}
