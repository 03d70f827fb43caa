/** The spacing scale of gaps, paddings and margins. */
export const space = {
  none: '0',
  hair: '2px',
  xxs: '4px',
  xs: '6px',
  sm: '8px',
  md: '12px',
  lg: '16px',
  xl: '24px',
  xxl: '32px',
  huge: '48px',
  vast: '72px',
} as const;

/** Sizes of touch targets. */
export const touch = {
  /** Smallest target except on dense desktop rows. */
  min: '44px',
  /** Smallest target on dense desktop rows. */
  dense: '28px',
  /** Target of the large-type look. */
  large: '56px',
} as const;
