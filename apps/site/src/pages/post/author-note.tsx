import type { Author } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { InLanguage } from '../../ui/bdi.tsx';
import { Pattern } from '../../ui/pattern.tsx';

/** Who wrote the post; the art is the one that the author has on the page about the company. */
export function AuthorNote({ author }: { author: Author }) {
  const t = useT();
  return (
    <section className="author" aria-labelledby="author">
      <Pattern of={{ type: 'companies', key: author.key }} ratio="thumb" className="author__art" />
      <div>
        <h2 id="author" className="author__name">
          <span className="hidden-visually">{t('post.about_author')}: </span>
          <InLanguage locale={author.locale}>{author.name}</InLanguage>
        </h2>
        <p className="author__role">
          <InLanguage locale={author.locale}>{author.role}</InLanguage>
        </p>
        <p className="author__bio">
          <InLanguage locale={author.locale}>{author.bio}</InLanguage>
        </p>
      </div>
    </section>
  );
}
