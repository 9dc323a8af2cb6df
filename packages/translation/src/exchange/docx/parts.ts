const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const mainNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** The same vocabulary, as documents have it that were saved as «strict». */
export const strictNamespace = 'http://purl.oclc.org/ooxml/wordprocessingml/main';

const packages = 'http://schemas.openxmlformats.org/package/2006';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const contentTypes =
  `${declaration}<Types xmlns="${packages}/content-types">` +
  `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/>` +
  `<Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/>` +
  `<Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/></Types>`;

export const packageRelations =
  `${declaration}<Relationships xmlns="${packages}/relationships">` +
  `<Relationship Id="rId1" Type="${documents}/officeDocument" Target="word/document.xml"/></Relationships>`;

export const documentRelations =
  `${declaration}<Relationships xmlns="${packages}/relationships">` +
  `<Relationship Id="rId1" Type="${documents}/styles" Target="styles.xml"/></Relationships>`;

interface Style {
  id: string;
  name: string;
  type: 'paragraph' | 'character' | 'table';
  rest: string;
}

const all: Style[] = [
  {
    id: 'Title',
    name: 'Title',
    type: 'paragraph',
    rest: '<w:basedOn w:val="Normal"/><w:pPr><w:spacing w:after="120"/></w:pPr><w:rPr><w:b/><w:bCs/><w:sz w:val="32"/><w:szCs w:val="34"/></w:rPr>',
  },
  {
    id: 'Heading1',
    name: 'heading 1',
    type: 'paragraph',
    rest: '<w:basedOn w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="360" w:after="120"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:bCs/><w:sz w:val="26"/><w:szCs w:val="28"/></w:rPr>',
  },
  {
    id: 'Hint',
    name: 'Hint',
    type: 'paragraph',
    rest: '<w:basedOn w:val="Normal"/><w:rPr><w:color w:val="595959"/><w:sz w:val="18"/><w:szCs w:val="20"/></w:rPr>',
  },
  {
    id: 'RowMark',
    name: 'Row mark',
    type: 'paragraph',
    rest: '<w:basedOn w:val="Normal"/><w:pPr><w:spacing w:after="0"/></w:pPr><w:rPr><w:noProof/><w:color w:val="8C8C8C"/><w:sz w:val="10"/><w:szCs w:val="10"/></w:rPr>',
  },
  {
    id: 'Marker',
    name: 'Marker',
    type: 'character',
    rest: '<w:rPr><w:noProof/><w:color w:val="1F4E9E"/></w:rPr>',
  },
];

const line = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="BFBFBF"/>`;

export const styles =
  `${declaration}<w:styles xmlns:w="${mainNamespace}"><w:docDefaults><w:rPrDefault><w:rPr>` +
  `<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Arial"/><w:sz w:val="21"/><w:szCs w:val="24"/>` +
  `<w:lang w:val="en-GB" w:bidi="ar-EG"/></w:rPr></w:rPrDefault>` +
  `<w:pPrDefault><w:pPr><w:spacing w:after="60"/></w:pPr></w:pPrDefault></w:docDefaults>` +
  `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>` +
  all
    .map(
      ({ id, name, rest, type }) =>
        `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${rest}</w:style>`,
    )
    .join('') +
  `<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:tblPr><w:tblBorders>` +
  `${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(line).join('')}</w:tblBorders>` +
  `<w:tblCellMar><w:top w:w="60" w:type="dxa"/><w:left w:w="100" w:type="dxa"/>` +
  `<w:bottom w:w="60" w:type="dxa"/><w:right w:w="100" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style></w:styles>`;
