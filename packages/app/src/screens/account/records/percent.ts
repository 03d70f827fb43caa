/** A fraction in percent, without trailing zeros: 0.075 is 7.5%. */
export const percent = (rate: number): string => `${(rate * 100).toFixed(2).replace(/\.?0+$/, '')}%`;
