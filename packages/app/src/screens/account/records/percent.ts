/** A part of one in percent, without zeros that say nothing: 0.075 is 7.5%. */
export const percent = (rate: number): string => `${(rate * 100).toFixed(2).replace(/\.?0+$/, '')}%`;
