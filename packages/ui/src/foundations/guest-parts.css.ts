import { globalStyle } from '@vanilla-extract/css';

// `data-login` on the root element says that this browser has a login, from before the first paint on (LOOK-13). Parts for
// guests have `data-guest`: `held` keeps its room for the part of a member, `gone` leaves none. In no layer, because this holds
// whatever a template says of the part.
globalStyle('[data-login] [data-guest="held"]', { visibility: 'hidden' });
globalStyle('[data-login] [data-guest="gone"]', { display: 'none' });
