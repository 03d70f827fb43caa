import { RichText } from '../../primitives/RichText/index.ts';
import type { AccountBlock } from '../../views/account/contract.ts';
import { Panel } from './Panel.tsx';

/** Text of the platform under its title. */
export default function ArticlePanel({ block }: { readonly block: Extract<AccountBlock, { kind: 'article' }> }) {
  return (
    <Panel title={block.title}>
      <RichText html={block.html} />
    </Panel>
  );
}
