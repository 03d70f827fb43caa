import * as css from './EnvelopeCard.css.ts';

/** A red envelope with a golden seal; the star is not a currency sign. */
export function EnvelopePicture({ className }: { readonly className: string }) {
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
