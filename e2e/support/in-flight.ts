import type { Page } from '@playwright/test';
import { gate } from './gate.ts';

export interface InFlight {
  /** Under way now, and the most that ever were. */
  now: number;
  most: number;
  /** Addresses that were asked for, in order. */
  asked: string[];
  /** Lets through what waits and what comes. */
  open(): void;
}

/** Holds the page payloads that a page asks for, and counts them. */
export async function holdPayloads(page: Page): Promise<InFlight> {
  const { opened, open } = gate();
  const flight: InFlight = { now: 0, most: 0, asked: [], open };
  await page.route('**/_payload.json*', async (route) => {
    flight.asked.push(route.request().url());
    flight.now += 1;
    flight.most = Math.max(flight.most, flight.now);
    await opened;
    // Requests may outlast the test that counted them.
    const response = await route.fetch().catch(() => null);
    flight.now -= 1;
    if (response) await route.fulfill({ response }).catch(() => null);
  });
  return flight;
}
