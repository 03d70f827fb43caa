import { SponsorList } from '../../../patterns/SponsorList/index.ts';
import type { SponsorViewProps } from '../../../views/sponsor/contract.ts';
import * as content from '../parts/content.css.ts';
import { PageHead } from '../parts/PageHead.tsx';
import * as page from '../parts/page.css.ts';
import * as css from './SponsorView.css.ts';

/** Sponsors as a grid of cards (SHELL-03). */
export default function SponsorView(props: SponsorViewProps) {
  const { sponsors, texts } = props;
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro} />
      <div className={`${page.column} ${content.body}`} aria-busy={sponsors.state === 'loading'}>
        <SponsorList {...props} cardHeight="260px" className={css.grid} />
      </div>
    </>
  );
}
