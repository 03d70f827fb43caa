import { useFailedPicture } from '../../primitives/behaviour/useFailedPicture.ts';
import * as css from './RegisterPicture.css.ts';

/** The picture over the form: the platform's, or the default if there is none or it fails to load (SITE-14). */
export function RegisterPicture({ address }: { readonly address: string }) {
  const { failed, ...picture } = useFailedPicture(address);
  if (address !== '' && !failed) {
    return <img className={css.picture} src={address} alt="" {...picture} />;
  }
  return (
    <svg className={css.picture} viewBox="0 0 720 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={css.rays}>
        {[-75, -45, -15, 15, 45, 75].map((angle) => (
          <path key={angle} d="M360 150 332 -260h56z" transform={`rotate(${angle} 360 150)`} />
        ))}
      </g>
      <g className={css.gold}>
        <path d="M360 20l12 26 29 4-21 20 5 29-25-14-25 14 5-29-21-20 29-4z" />
        <path d="M276 56l5 11 12 1-9 9 2 12-10-6-10 6 2-12-9-9 12-1zM444 56l5 11 12 1-9 9 2 12-10-6-10 6 2-12-9-9 12-1z" />
      </g>
      <g className={css.coins}>
        <circle cx="218" cy="42" r="11" />
        <circle cx="502" cy="42" r="11" />
        <circle cx="120" cy="80" r="18" />
        <circle cx="600" cy="80" r="18" />
        <circle cx="48" cy="36" r="9" />
        <circle cx="672" cy="36" r="9" />
      </g>
    </svg>
  );
}
