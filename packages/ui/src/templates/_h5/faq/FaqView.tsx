import { ListStates } from '../../../patterns/ListStates/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { FaqViewProps } from '../../../views/faq/contract.ts';
import * as css from '../parts/content.css.ts';
import { PageHead } from '../parts/PageHead.tsx';
import * as page from '../parts/page.css.ts';

const expected = 8;

/** Questions in one column, each with the beginning of its answer (HOME-28). */
export default function FaqView({ questions, onCustomerService, texts }: FaqViewProps) {
  return (
    <div className={`${page.column} ${css.root}`} aria-busy={questions.state === 'loading'}>
      <PageHead said title={texts.title} intro={texts.intro} />
      <ListStates
        list={questions}
        waiting={
          <div className={css.lines}>
            {Array.from({ length: expected }, (_, index) => (
              <Skeleton key={index} height="64px" />
            ))}
          </div>
        }
        empty={{ kind: 'empty', title: texts.empty, hint: texts.emptyHint }}
        texts={texts}
      >
        {(items) => (
          <ul role="list" className={css.rows}>
            {items.map(({ id, title, summary, href }) => (
              <li key={id}>
                <Link href={href} className={css.row}>
                  <span className={css.rowTitle}>{title}</span>
                  <span className={css.rowText} title={summary}>
                    {summary}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </ListStates>
      {onCustomerService && (
        <Button variant="outline" size="lg" block onClick={onCustomerService}>
          {texts.customerService}
        </Button>
      )}
    </div>
  );
}
