import type { Author } from '@nasaq/contract';
import { useT } from '../../features/locale/use-t.ts';
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
          {author.name}
        </h2>
        <p className="author__role">{author.role}</p>
        <p className="author__bio">{author.bio}</p>
      </div>
    </section>
  );
}
