import { withClassName } from '../../../views/withClassName.tsx';
import Base from '../../_desktop/account/AccountView.tsx';
import * as css from './AccountView.css.ts';

/** The member centre of the lobby: its sections are a rail at the edge of the window, like the halls. */
export default withClassName(Base, css.root);
