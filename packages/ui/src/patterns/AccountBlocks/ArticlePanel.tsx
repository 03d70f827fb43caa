import { RichText } from '../../primitives/RichText/index.ts';
import type { AccountBlock } from '../../views/account/contract.ts';
import * as css from './AccountBlocks.css.ts';

/** Text of the platform under its title. */
export default function ArticlePanel({ block }: { readonly block: Extract<AccountBlock, { kind: 'article' }> }) {
  return (
    <section className={css.panel}>
      <h2 className={css.title}>{block.title}</h2>
      <RichText html={block.html} />
    </section>
  );
}
