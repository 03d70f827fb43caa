import { ListStates } from '../../../patterns/ListStates/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { FaqViewProps } from '../../../views/faq/contract.ts';
import * as css from '../parts/content.css.ts';
import { PageHead } from '../parts/PageHead.tsx';
import * as page from '../parts/page.css.ts';

const expected = 8;

/** Questions in two columns, each with the beginning of its answer (HOME-28). */
export default function FaqView({ questions, onCustomerService, texts }: FaqViewProps) {
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro} />
      <div className={`${page.column} ${css.body}`} aria-busy={questions.state === 'loading'}>
        <ListStates
          list={questions}
          waiting={
            <div className={css.pairs}>
              {Array.from({ length: expected }, (_, index) => (
                <Skeleton key={index} height="96px" />
              ))}
            </div>
          }
          empty={{ kind: 'empty', title: texts.empty, hint: texts.emptyHint }}
          texts={texts}
        >
          {(items) => (
            <ul role="list" className={css.pairs}>
              {items.map(({ id, title, summary, href }) => (
                <li key={id}>
                  <Link href={href} className={css.linkCard}>
                    <span className={css.cardTitle}>{title}</span>
                    <span className={css.cardText}>{summary}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </ListStates>
        {onCustomerService && (
          <Button className={css.help} variant="outline" onClick={onCustomerService}>
            {texts.customerService}
          </Button>
        )}
      </div>
    </>
  );
}
