import { departments, localePath, paths, workplaces, type CareerSummary, type List } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { api } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';

for (const locale of inTurn('en')) {
  test(`two filters that nothing fits are both still shown, and what is missing is said once: ${locale}`, async ({
    page,
  }) => {
    const { data } = await api<List<CareerSummary>>('careers?limit=100', locale);
    const of = (department: string, workplace: string) =>
      data.some((job) => job.department === department && job.workplace === workplace);
    const used = departments.filter((department) => data.some((job) => job.department === department));
    const [department, workplace] = used
      .flatMap((one) => workplaces.map((other) => [one, other] as const))
      .find(([one, other]) => !of(one, other))!;

    await openPage(
      page,
      locale,
      `${localePath(locale, paths.allCareers)}?department=${department}&workplace=${workplace}`,
    );
    for (const [bar, choice] of [
      ['careers.filter.department', `careers.department.${department}`],
      ['careers.filter.workplace', `careers.workplace.${workplace}`],
    ] as const) {
      const filters = page.getByRole('navigation', { name: text(locale, bar), exact: true });
      await expect(filters.getByRole('link', { name: text(locale, choice) })).toHaveAttribute('aria-current', 'true');
    }
    await expect(page.getByText(text(locale, 'careers.none.title'))).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      new RegExp(`^${text(locale, 'careers.none.title')}`),
    );
  });
}
