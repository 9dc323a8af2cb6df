import { useT } from '../locale/use-t.ts';
import { useTheme } from '../theme/use-theme.ts';

/** Flips dark and light. The drawing follows the class on `<html>`, so it is right before the script runs. */
export function ThemeToggle() {
  const t = useT();
  const { mode, toggle } = useTheme();
  return (
    <button
      type="button"
      className="bar__tool bar__theme"
      aria-pressed={mode === 'dark'}
      aria-label={t('shell.theme.dark')}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path className="bar__theme-half" d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </button>
  );
}
