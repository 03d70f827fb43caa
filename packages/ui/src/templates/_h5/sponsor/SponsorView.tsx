import { SponsorList } from '../../../patterns/SponsorList/index.ts';
import type { SponsorViewProps } from '../../../views/sponsor/contract.ts';
import * as content from '../parts/content.css.ts';
import { PageHead } from '../parts/PageHead.tsx';
import * as page from '../parts/page.css.ts';
import * as css from './SponsorView.css.ts';

/** Sponsors in one column (SHELL-03). */
export default function SponsorView(props: SponsorViewProps) {
  const { sponsors, texts } = props;
  return (
    <div className={`${page.column} ${content.root}`} aria-busy={sponsors.state === 'loading'}>
      <PageHead said title={texts.title} intro={texts.intro} />
      <SponsorList {...props} cardHeight="116px" className={css.list} />
    </div>
  );
}
