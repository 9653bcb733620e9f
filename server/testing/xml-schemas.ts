import { RelaxNGValidator, XmlDocument, XmlLibError, XsdValidator } from "libxml2-wasm";

const validators = { xsd: XsdValidator, relaxng: RelaxNGValidator };

/** What is wrong with a document, by the schema; undefined if nothing is. */
export const xmlProblem = (xml: string, schema: string, language: keyof typeof validators) => {
  using definition = XmlDocument.fromString(schema);
  using validator = validators[language].fromDoc(definition);
  try {
    using document = XmlDocument.fromString(xml);
    validator.validate(document);
    return undefined;
  } catch (error) {
    if (error instanceof XmlLibError) return error.message.trim();
    throw error;
  }
};

/** The schema of sitemaps.org, which is part of the package that writes sitemaps. */
export const sitemapSchema = await Bun.file("node_modules/sitemap/schema/sitemap.xsd").text();

const sitemaps = "http://www.sitemaps.org/schemas/sitemap/0.9";
/** Ours, since that package has none for an index. */
export const sitemapIndexSchema = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="${sitemaps}" xmlns="${sitemaps}" elementFormDefault="qualified"><xsd:element name="sitemapindex"><xsd:complexType><xsd:sequence><xsd:element name="sitemap" maxOccurs="50000"><xsd:complexType><xsd:all><xsd:element name="loc" type="xsd:anyURI"/><xsd:element name="lastmod" minOccurs="0"><xsd:simpleType><xsd:union memberTypes="xsd:date xsd:dateTime"/></xsd:simpleType></xsd:element></xsd:all></xsd:complexType></xsd:element></xsd:sequence></xsd:complexType></xsd:element></xsd:schema>`;
