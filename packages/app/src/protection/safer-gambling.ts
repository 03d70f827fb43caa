/** Id of the page that lists tools and help, at `/main/{id}`. Nothing else of a site with a profile has it (RG-04). */
export const SAFER_GAMBLING = 'safer-gambling';
