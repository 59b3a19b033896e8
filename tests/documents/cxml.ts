/** The subset of the cXML 1.2 document type that the shop writes and reads. */
import type { ContentModels, RequiredAttributes } from "./content-models";

const texts = [
  "Identity SharedSecret UserAgent Status Comments Name Street City State PostalCode Country DeliverTo Money Description",
  "URL UnitOfMeasure SupplierPartID SupplierPartAuxiliaryID Classification ManufacturerPartID ManufacturerName LeadTime",
  "Extrinsic BuyerCookie CarrierIdentifier ShipmentIdentifier Email SupplierID",
].flatMap((names) => names.split(" "));
const empty =
  "DocumentReference InvoiceDetailHeaderIndicator InvoiceDetailLineIndicator IdReference InvoiceIDInfo PaymentTerm";
const credential = "(Credential+, Correspondent?)";
const amount = "(Money)";

export const cxmlModels: ContentModels = {
  ...Object.fromEntries(texts.map((name) => [name, "#PCDATA"])),
  ...Object.fromEntries(empty.split(" ").map((name) => [name, "()"])),
  cXML: "((Header, (Message | Request)) | Response)",
  Header: "(From, To, Sender, Path?, OriginalDocument?)",
  From: credential,
  To: credential,
  Sender: "(Credential+, UserAgent)",
  Credential: "(Identity, (SharedSecret | DigitalSignature | CredentialMac)?)",
  Request:
    "(ProfileRequest | OrderRequest | PunchOutSetupRequest | StatusUpdateRequest | ConfirmationRequest | ShipNoticeRequest | InvoiceDetailRequest)",
  Response: "(Status, (ProfileResponse | PunchOutSetupResponse)?)",
  Message: "(Status?, PunchOutOrderMessage)",
  ProfileRequest: "()",
  ProfileResponse: "(Option*, Transaction+)",
  Transaction: "(URL, Option*)",
  PunchOutSetupRequest:
    "(BuyerCookie, Extrinsic*, BrowserFormPost?, Contact*, SupplierSetup?, ShipTo?, SelectedItem?, ItemOut*)",
  BrowserFormPost: "(URL)",
  SelectedItem: "(ItemID, SupplierPartAuxiliaryID?)",
  PunchOutSetupResponse: "(StartPage)",
  StartPage: "(URL)",
  PunchOutOrderMessage: "(BuyerCookie, PunchOutOrderMessageHeader, ItemIn*)",
  PunchOutOrderMessageHeader:
    "(SourcingStatus?, Total, ShipTo?, Shipping?, Tax?, SupplierOrderInfo?, QuoteStatus?, Comments?, Extrinsic*)",
  ItemIn:
    "(ItemID, Path?, ItemDetail, (SupplierID | SupplierList)?, ShipTo?, Shipping?, Tax?, SpendDetail?, Distribution*, Contact*, Comments*, Extrinsic*)",
  ItemID: "(SupplierPartID, SupplierPartAuxiliaryID?, BuyerPartID?, IdReference*)",
  ItemDetail:
    "(UnitPrice, Description+, OverallLimit?, ExpectedLimit?, UnitOfMeasure, PriceBasisQuantity?, Classification+, ManufacturerPartID?, ManufacturerName?, URL?, LeadTime?, Dimension*, ItemDetailIndustry?, AttachmentReference*, PlannedAcceptanceDays?, Extrinsic*)",
  UnitPrice: "(Money, Modifications?)",
  Total: "(Money, Modifications?)",
  Shipping: "(Money, Description, Modifications?)",
  Tax: "(Money, TaxAdjustmentAmount?, Description, TaxDetail*, Distribution*, Extrinsic*)",
  TaxDetail: "(TaxableAmount?, TaxAmount, TaxLocation?, TaxAdjustmentAmount?, Description?)",
  TaxableAmount: amount,
  TaxAmount: amount,
  OrderRequest: "(OrderRequestHeader, ItemOut+)",
  OrderRequestHeader:
    "(Total, ShipTo?, BillTo, LegalEntity?, OrganizationalUnit*, Shipping?, Tax?, (Payment? | PaymentTerm*), Contact*, Comments*, Followup?, DocumentReference?, Extrinsic*)",
  ShipTo: "(Address, CarrierIdentifier*, TransportInformation*, IdReference*)",
  BillTo: "(Address, IdReference*)",
  Address: "(Name, PostalAddress?, Email?, Phone?, Fax?, URL?)",
  PostalAddress: "(DeliverTo*, Street+, City, Municipality?, State?, PostalCode?, Country, Extrinsic*)",
  ItemOut:
    "(ItemID, Path?, (ItemDetail | BlanketItemDetail)?, (SupplierID | SupplierList)?, ShipTo?, Shipping?, Tax?, SpendDetail?, Distribution*, Contact*, TermsOfDelivery?, Comments*)",
  ConfirmationRequest:
    "(ConfirmationHeader, (OrderReference | OrderIDInfo | OrderStatusRequestReference | OrderStatusRequestIDInfo), ConfirmationItem*)",
  ConfirmationHeader:
    "(DocumentReference?, Total?, Shipping?, Tax?, Contact*, Hazard*, Comments*, IdReference*, Extrinsic*)",
  OrderReference: "(DocumentReference)",
  ConfirmationItem: "(UnitOfMeasure, Contact*, Hazard*, ConfirmationStatus+)",
  ConfirmationStatus:
    "(UnitOfMeasure, ((ItemIn, SupplierBatchID?) | (UnitPrice?, Tax?, Shipping?, SupplierBatchID?)), Comments*, Extrinsic*)",
  ShipNoticeRequest: "(ShipNoticeHeader, ShipControl*, ShipNoticePortion+)",
  ShipNoticeHeader: "(ServiceLevel*, DocumentReference?, Contact*, Hazard*, Comments*, IdReference*, Extrinsic*)",
  ShipControl:
    "(CarrierIdentifier+, ShipmentIdentifier+, TransportInformation?, PackageIdentification?, Route*, Contact*, Comments*, Extrinsic*)",
  ShipNoticePortion: "(OrderReference, MasterAgreementReference?, Contact*, Comments*, Extrinsic*, ShipNoticeItem*)",
  ShipNoticeItem: "(ItemID?, ShipNoticeItemDetail?, UnitOfMeasure, Packaging*, Hazard*, Extrinsic*)",
  InvoiceDetailRequest:
    "(InvoiceDetailRequestHeader, (InvoiceDetailOrder+ | InvoiceDetailHeaderOrder+), InvoiceDetailSummary)",
  InvoiceDetailRequestHeader:
    "(InvoiceDetailHeaderIndicator, InvoiceDetailLineIndicator, InvoicePartner*, DocumentReference?, InvoiceIDInfo?, PaymentProposalIDInfo?, InvoiceDetailShipping?, ShipNoticeIDInfo?, (InvoiceDetailPaymentTerm* | PaymentTerm*), PaymentInformation?, Period?, Comments*, IdReference*, Extrinsic*)",
  InvoicePartner: "(Contact, IdReference*)",
  Contact: "(Name, PostalAddress*, Email*, Phone*, Fax*, URL*, IdReference*, Extrinsic*)",
  InvoiceDetailOrder:
    "(InvoiceDetailOrderInfo, InvoiceDetailReceiptInfo?, InvoiceDetailShipNoticeInfo?, (InvoiceDetailItem | InvoiceDetailServiceItem)+)",
  InvoiceDetailOrderInfo: "(OrderReference)",
  InvoiceDetailItem:
    "(UnitOfMeasure, UnitPrice, PriceBasisQuantity?, InvoiceDetailItemReference, ReceiptLineItemReference?, ShipNoticeLineItemReference?, SubtotalAmount?, Tax?, InvoiceDetailLineSpecialHandling?, InvoiceDetailLineShipping?, ShipNoticeIDInfo?, GrossAmount?, InvoiceDetailDiscount?, NetAmount?, Distribution*, Packaging*, Comments*, Extrinsic*)",
  InvoiceDetailItemReference:
    "(ItemID?, Description?, Classification*, (ManufacturerPartID, ManufacturerName)?, Country?, SerialNumber*, SupplierBatchID?)",
  InvoiceDetailSummary:
    "(SubtotalAmount, Tax, SpecialHandlingAmount?, ShippingAmount?, GrossAmount?, InvoiceDetailDiscount?, InvoiceHeaderModifications?, InvoiceDetailSummaryLineItemModifications?, TotalCharges?, TotalAllowances?, TotalAmountWithoutTax?, NetAmount, DepositAmount?, DueAmount?)",
  SubtotalAmount: amount,
  ShippingAmount: amount,
  GrossAmount: amount,
  NetAmount: amount,
  DueAmount: amount,
  StatusUpdateRequest: "(DocumentReference?, Status, Extrinsic*)",
  Index: "(SupplierID+, Comments*, SearchGroup*, IndexItem+)",
  IndexItem: "(IndexItemAdd+ | IndexItemDelete+ | IndexItemPunchout+)",
  IndexItemPunchout: "(ItemID, PunchoutDetail)",
  PunchoutDetail:
    "(Description+, URL, Classification+, ManufacturerName?, ManufacturerPartID?, ExpirationDate?, EffectiveDate?, SearchGroupData*, TerritoryAvailable*)",
};

export const cxmlRequired: RequiredAttributes = {
  cXML: ["payloadID", "timestamp"],
  Credential: ["domain"],
  Status: ["code", "text"],
  Money: ["currency"],
  Description: ["xml:lang"],
  Transaction: ["requestName"],
  ProfileResponse: ["effectiveDate"],
  OrderRequestHeader: ["orderID", "orderDate"],
  ItemOut: ["quantity"],
  ItemIn: ["quantity"],
  DocumentReference: ["payloadID"],
  ConfirmationHeader: ["type", "noticeDate"],
  ConfirmationItem: ["lineNumber", "quantity"],
  ConfirmationStatus: ["quantity", "type"],
  ShipNoticeHeader: ["shipmentID", "noticeDate"],
  CarrierIdentifier: ["domain"],
  ShipNoticeItem: ["quantity", "lineNumber"],
  InvoiceDetailRequestHeader: ["invoiceID", "purpose", "operation", "invoiceDate"],
  InvoiceDetailItem: ["invoiceLineNumber", "quantity"],
  InvoiceDetailItemReference: ["lineNumber"],
  InvoiceIDInfo: ["invoiceID"],
  TaxDetail: ["category"],
  IdReference: ["identifier", "domain"],
  PaymentTerm: ["payInNumberOfDays"],
  Classification: ["domain"],
  SupplierID: ["domain"],
};
