import { entryPath, type Career } from '@nasaq/contract';
import { organizationId } from './organization.ts';
import { absoluteUrl, context, type Place } from './place.ts';

const employmentTypes: Record<Career['contractType'], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'TEMPORARY',
  internship: 'INTERN',
};

/** Only while the job is open; `null` afterwards, so that search engines drop it. */
export function jobPosting(career: Career, place: Place, companyName: string): object | null {
  if (career.status !== 'open') return null;
  const { salary } = career;
  return {
    '@context': context,
    '@type': 'JobPosting',
    title: career.title,
    description: career.body.html || career.summary,
    url: absoluteUrl(place, entryPath('careers', career.slug)),
    identifier: { '@type': 'PropertyValue', name: companyName, value: career.key },
    datePosted: career.postedAt,
    ...(career.closesAt ? { validThrough: career.closesAt } : {}),
    employmentType: employmentTypes[career.contractType],
    totalJobOpenings: career.openings,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationId(place.siteUrl),
      name: companyName,
      sameAs: place.siteUrl,
    },
    directApply: true,
    // A remote job is at no place; others name the city first, and may add the country.
    ...(career.workplace === 'remote'
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'Egypt' } }
      : {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality: career.place.split(/[,،]/)[0]!.trim(),
              addressCountry: 'EG',
            },
          },
        }),
    ...(salary
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: salary.currency,
            value: { '@type': 'QuantitativeValue', minValue: salary.min, maxValue: salary.max, unitText: 'MONTH' },
          },
        }
      : {}),
  };
}
