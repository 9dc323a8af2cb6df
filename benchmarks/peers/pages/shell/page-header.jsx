import { Pattern } from './pattern.jsx';
import { Breadcrumbs } from './breadcrumbs.jsx';

export function PageHeader({ title, lead, art, children, ...way }) {
  return (
    <header className={`page-header ${title.length > 44 ? 'page-header--long' : ''}`}>
      {art && <Pattern of={art} ratio="portrait" className="page-header__art" />}
      <div className="wrap page-header__text">
        <Breadcrumbs {...way} />
        <h1 className="page-header__title">{title}</h1>
        {lead && <p className="page-header__lead">{lead}</p>}
        {children}
      </div>
    </header>
  );
}
