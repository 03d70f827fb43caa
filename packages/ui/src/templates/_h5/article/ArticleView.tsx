import { LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { RichText } from '../../../primitives/RichText/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { ArticleViewProps } from '../../../views/article/contract.ts';
import * as css from '../parts/content.css.ts';
import { PageHead } from '../parts/PageHead.tsx';
import * as page from '../parts/page.css.ts';

/** An article, followed by links to the others (HOME-29). */
export default function ArticleView(props: ArticleViewProps) {
  const { state, title, html, parent, links, onRetry, onCustomerService, texts } = props;
  const others = links.filter(({ active }) => !active);
  return (
    <div className={`${page.column} ${css.root}`}>
      <PageHead title={title || <Skeleton shape="text" width="60%" />} parent={parent} />
      <article className={css.card} aria-busy={state === 'loading'}>
        {state === 'ready' && <RichText html={html} size="page" />}
        {state === 'loading' && (
          <div className={css.lines}>
            {[96, 88, 92, 60].map((width) => (
              <Skeleton key={width} shape="text" width={`${width}%`} />
            ))}
          </div>
        )}
        {state === 'error' && <LoadFailed onRetry={onRetry} texts={texts} />}
      </article>
      {onCustomerService && (
        <Button variant="outline" size="lg" block onClick={onCustomerService}>
          {texts.customerService}
        </Button>
      )}
      {others.length > 0 && (
        <nav aria-label={texts.more}>
          <p className={css.label}>{texts.more}</p>
          <ul role="list" className={css.rows}>
            {others.map((link) => (
              <li key={link.id}>
                <Link href={link.href} className={css.row}>
                  <span className={css.rowTitle}>{link.title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
