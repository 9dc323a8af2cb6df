import { locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { maintenanceTexts } from '../catalogue/index.ts';
import { MaintenanceBanner } from './maintenance-banner.tsx';

test.each(locales)(
  'while the host only reads a notice says so in %s, and goes when it writes again',
  async (language) => {
    let readOnly = true;
    const host = ({ path }: { path: string }) => (path === '/api/maintenance' ? { readOnly } : undefined);
    mountScreen(language, <MaintenanceBanner />, { host: [host] });
    const notice = page.getByRole('status').getByText(maintenanceTexts[language].lead);
    await expect.element(notice).toBeVisible();
    readOnly = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(notice).not.toBeInTheDocument();
  },
);
