import { useId } from 'react';
import { disclosureButton } from '../../primitives/behaviour/disclosureButton.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Verbatim } from '../../primitives/Verbatim/index.ts';
import type { RedEnvelopeViewProps } from '../../views/red-envelope/contract.ts';
import { InFloatBar } from '../FloatBar/InFloatBar.tsx';
import type { OnModal } from '../onModal.tsx';
import * as css from './EnvelopeCard.css.ts';

type EnvelopeCardProps = Pick<RedEnvelopeViewProps, 'offer' | 'collapsed' | 'onToggle' | 'texts'>;

/** A floating envelope that can be collapsed. `data-state` in CSS is `open` or `collapsed` (ENV-03). */
export function EnvelopeCard({ offer, collapsed, onToggle, texts }: EnvelopeCardProps) {
  const id = useId();
  if (offer === null) return null;
  if (collapsed) {
    return (
      <aside className={css.place} aria-label={texts.title} data-state="collapsed">
        <button {...disclosureButton(false, id, onToggle)} className={css.small}>
          <EnvelopePicture className={css.smallPicture} />
          <span className={css.word}>{texts.expand}</span>
          <span className={css.time}>{offer.left}</span>
        </button>
      </aside>
    );
  }
  return (
    <aside className={css.place} aria-label={texts.title} data-state="open">
      <div id={id} className={css.card}>
        <EnvelopePicture className={css.picture} />
        <div>
          <p className={css.title}>{texts.title}</p>
          <p className={css.hint} role="status">
            {offer.checking ? texts.checking : texts.hint}
          </p>
        </div>
        <IconButton
          className={css.corner}
          label={texts.collapse}
          icon={<Icon name="lucide:minus" />}
          {...disclosureButton(true, id, onToggle)}
        />
        <div className={css.foot}>
          <span>
            <span>{`${texts.endsIn} `}</span>
            <Verbatim className={css.time}>{offer.left}</Verbatim>
          </span>
          <Button variant="gold" onClick={offer.onClaim} loading={offer.claiming}>
            {offer.claiming ? texts.claiming : texts.claim}
          </Button>
        </div>
      </div>
    </aside>
  );
}

/** A red envelope as an overlay, and the amount won (ENV-06). */
export function EnvelopeModal({ modal: Modal, ...props }: RedEnvelopeViewProps & OnModal) {
  const { won, onClose, texts } = props;
  return (
    <>
      <InFloatBar side="start">
        <EnvelopeCard {...props} />
      </InFloatBar>
      <Modal open={won !== null} onClose={onClose} insistent title={texts.wonTitle} closeLabel={texts.close}>
        <div className={css.won}>
          <EnvelopePicture className={css.picture} />
          <p>{texts.wonText}</p>
          <p className={css.amount}>{won}</p>
          <Button variant="gold" size="lg" block onClick={onClose}>
            {texts.take}
          </Button>
        </div>
      </Modal>
    </>
  );
}

/** A red envelope with a golden seal; the star is not a currency sign. */
function EnvelopePicture({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 56 64" aria-hidden="true">
      <rect className={css.paper} x="6" y="2" width="44" height="60" rx="6" />
      <path className={css.flap} d="M6 8a6 6 0 016-6h32a6 6 0 016 6v6q-22 18-44 0z" />
      <circle className={css.seal} cx="28" cy="24" r="9" />
      <path
        className={css.symbol}
        d="M28 18.500l1.700 3.500 3.800.500-2.800 2.700.700 3.800-3.400-1.800-3.400 1.800.700-3.800-2.800-2.700 3.800-.500z"
      />
    </svg>
  );
}
