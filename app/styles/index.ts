/** Global styles in cascade order; imported once, by `app/root.tsx`. */
import "./layers.css";
import "./reset.css";
import "./theme.css";
import "./typography.css";
import "./print.css";
import "./fonts.css";
