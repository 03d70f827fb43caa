import { Link } from '../../../primitives/Link/index.ts';
import type { HallViewProps } from '../../../views/hall/contract.ts';
import { GameShelf } from '../parts/GameShelf.tsx';
import * as page from '../parts/page.css.ts';
import { Section } from '../parts/Section.tsx';
import * as css from './HallView.css.ts';
import { ProviderCards } from './ProviderCards.tsx';

/** A hall: what it is, the other halls, its providers and its hot games (CAT-09). */
export default function HallView(props: HallViewProps) {
  const { halls, title, intro, platforms, hallKey, providers, hotGames, texts } = props;
  const emblem = halls.find((hall) => hall.key === hallKey)?.iconActive;
  return (
    <>
      <div className={css.hero} data-hall={hallKey}>
        <div className={`${css.heroInside} ${page.column}`}>
          <div className={css.words}>
            <h1 className={css.title}>{title}</h1>
            <p className={css.intro}>{intro}</p>
            <p className={css.platforms}>{platforms}</p>
          </div>
          {emblem && <img className={css.emblem} src={emblem} alt="" width={168} height={168} />}
        </div>
      </div>
      <div className={`${page.column} ${page.sections}`}>
        <nav className={css.halls} aria-label={texts.halls}>
          {halls.map((hall) => (
            <Link key={hall.id} href={hall.href} className={css.hall} aria-current={hall.key === hallKey ? 'page' : undefined}>
              <img className={css.hallIcon} src={hall.key === hallKey ? hall.iconActive : hall.icon} alt="" width={28} height={28} />
              {hall.shortName}
            </Link>
          ))}
        </nav>
        <Section title={texts.providers} busy={providers.state === 'loading'}>
          <ProviderCards {...props} />
        </Section>
        <GameShelf title={texts.hotGames} games={hotGames} expected={6} texts={texts} />
      </div>
    </>
  );
}
