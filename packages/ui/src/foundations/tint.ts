/** A tint that shows on light and on dark, for browsers that cannot mix one from the colour of the text. */
export const neutralTint = 'rgb(128 128 128 / 0.2)';
