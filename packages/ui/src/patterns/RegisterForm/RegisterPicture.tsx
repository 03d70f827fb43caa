import { useState } from 'react';
import * as css from './RegisterPicture.css.ts';

/** The picture over the form: the platform's, and the look's own without one or when it cannot be loaded (SITE-14). */
export function RegisterPicture({ address }: { readonly address: string }) {
  const [broken, setBroken] = useState('');
  if (address !== '' && address !== broken) {
    return <img className={css.picture} src={address} alt="" onError={() => setBroken(address)} />;
  }
  return (
    <svg className={css.picture} viewBox="0 0 720 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={css.rays}>
        {[-60, -36, -12, 12, 36, 60].map((angle) => (
          <path key={angle} d="M560 150 536 -120h48z" transform={`rotate(${angle} 560 150)`} />
        ))}
      </g>
      <g className={css.gold}>
        <path d="M560 22l11 24 26 3-19 18 5 26-23-13-23 13 5-26-19-18 26-3z" />
        <path d="M468 52l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1zM654 46l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" />
      </g>
      <g className={css.coins}>
        <circle cx="120" cy="78" r="20" />
        <circle cx="176" cy="44" r="12" />
        <circle cx="64" cy="40" r="9" />
        <circle cx="240" cy="92" r="8" />
      </g>
    </svg>
  );
}
