import { RichText } from '../../primitives/RichText/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { visuallyHidden } from '../../foundations/text.css.ts';
import type { AgreementViewProps } from '../../views/agreement/contract.ts';
import { ListStates } from '../ListStates/index.ts';
import * as css from './Agreement.css.ts';

/** The sections of the service agreement (REG-07x). */
export function Agreement({ entries, texts }: Pick<AgreementViewProps, 'entries' | 'texts'>) {
  return (
    <ListStates
      list={entries}
      waiting={
        <div className={css.list} aria-busy="true">
          <output className={visuallyHidden}>{texts.loading}</output>
          {['60%', '100%', '100%', '80%', '100%', '70%'].map((width, index) => (
            <Skeleton key={index} shape="text" width={width} />
          ))}
        </div>
      }
      empty={null}
      texts={{ loadFailed: texts.failed, retry: texts.retry }}
    >
      {(items) => (
        <div className={css.list}>
          {items.map(({ id, title, html }) => (
            <section key={id} className={css.entry}>
              {title !== '' && <h3 className={css.title}>{title}</h3>}
              <RichText html={html} />
            </section>
          ))}
        </div>
      )}
    </ListStates>
  );
}
