import { figures, localizedRows, titledTexts } from '../../platform/staff/fields/text-rows.ts';
import { pageGlobal } from '../kit/page-global.ts';
import { contentLabels } from '../catalogue/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';
import { fieldLabels } from '@nasaq/contract';

const story = { name: 'story', label: contentLabels.about.story, row: contentLabels.about.storyRow };
const team = { name: 'team', label: staffLabels.words.team, row: contentLabels.about.teamRow };

export const about = pageGlobal({
  slug: 'about',
  label: contentLabels.about.about,
  fields: [
    figures(),
    titledTexts({ name: 'values', label: contentLabels.about.values, row: contentLabels.about.valuesRow }),
    localizedRows({ ...story, telling: ['year', 'title'] }, [
      { name: 'year', type: 'text', required: true, label: contentLabels.words.year },
      { name: 'title', type: 'text', required: true, label: staffLabels.words.title },
      { name: 'text', type: 'textarea', required: true, label: staffLabels.words.text },
    ]),
    localizedRows({ ...team, telling: ['name', 'role'] }, [
      {
        name: 'key',
        type: 'text',
        required: true,
        label: contentLabels.words.key,
        admin: {
          description: contentLabels.about.keyHint,
        },
      },
      { name: 'name', type: 'text', required: true, label: fieldLabels.name },
      { name: 'role', type: 'text', required: true, label: contentLabels.words.position },
      { name: 'bio', type: 'textarea', required: true, label: contentLabels.about.bio },
    ]),
  ],
});
