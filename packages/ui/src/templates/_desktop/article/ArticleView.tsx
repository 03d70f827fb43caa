import { LoadFailed } from '../../../patterns/ListStates/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { RichText } from '../../../primitives/RichText/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { ArticleViewProps } from '../../../views/article/contract.ts';
import * as content from '../parts/content.css.ts';
import { PageHead } from '../parts/PageHead.tsx';
import * as page from '../parts/page.css.ts';
import * as css from './ArticleView.css.ts';

/** An article with links to the others beside it (HOME-29). */
export default function ArticleView(props: ArticleViewProps) {
  const { state, title, html, parent, links, onRetry, onCustomerService, texts } = props;
  return (
    <>
      <PageHead title={title || <Skeleton shape="text" width="240px" />} parent={parent} />
      <div className={`${page.column} ${css.layout}`} data-links={links.length > 0 ? '' : undefined}>
        {links.length > 0 && (
          <nav aria-label={texts.more} className={css.nav}>
            {links.map((link) => (
              <Link key={link.id} href={link.href} className={css.link} aria-current={link.active ? 'page' : undefined}>
                {link.title}
              </Link>
            ))}
          </nav>
        )}
        <article className={`${content.card} ${css.article}`} aria-busy={state === 'loading'}>
          {state === 'ready' && <RichText html={html} size="page" className={css.text} />}
          {state === 'loading' && (
            <div className={css.lines}>
              {[96, 88, 92, 60].map((width) => (
                <Skeleton key={width} shape="text" width={`${width}%`} />
              ))}
            </div>
          )}
          {state === 'error' && <LoadFailed onRetry={onRetry} texts={texts} />}
          {onCustomerService && (
            <Button variant="outline" onClick={onCustomerService}>
              {texts.customerService}
            </Button>
          )}
        </article>
      </div>
    </>
  );
}
